import StackScrollExplorer
import StackScrollInvariants

Explorer.main(.standard)
