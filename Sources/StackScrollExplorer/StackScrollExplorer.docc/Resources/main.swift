import FormLaws
import StackScrollExplorer

// `swift run forms explore`, `swift run forms check Screens/signup.json`, `swift run forms help`
Explorer.main(try .forms())
