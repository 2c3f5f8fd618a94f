import Foundation
import StackScrollInvariants

/// The command that retires fixtures: they stay, with the reason, and are not checked any more.
struct RetireCommand {
  let session: Session
  let request: RetireRequest

  func run() -> ExitStatus {
    var status = ExitStatus.success
    for path in request.files {
      do throws(FixtureError) {
        try retire(path)
        session.say(KeepText.retired(path, width: session.width))
      } catch {
        session.complain("\(path.printable): \(error); it is as it was")
        status = .unusable
      }
    }
    return status
  }

  private func retire(_ path: String) throws(FixtureError) {
    let data = try InputFiles.data(at: path)
    let text = try RetiredCase.text(retiring: data, because: request.reason)
    do throws(FileWriter.Refusal) {
      try FileWriter.replace(Data(text.utf8), at: URL(fileURLWithPath: path))
    } catch {
      throw FixtureError(.fileSystem(error.reason), at: [])
    }
  }
}
