import StackScrollExplorer
import StackScrollInvariants

Explorer.main(.standard, selfTests: SelfTestSuite(laws: [], bugs: PlantedBug.all))
