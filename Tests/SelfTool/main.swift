import SelfTests
import StackScrollExplorer
import StackScrollInvariants

Explorer.main(.everything, adding: Command.ofSelfTests)
