import SelfTests
import StackScrollExplorer
import StackScrollInvariants

Explorer.main(.standard, selfTests: .standard)
