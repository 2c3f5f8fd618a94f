import StackScrollConstraints
import StackScrollInvariants

/// The command that says why constraints in a console log cannot hold together.
struct ExplainCommand {
  let session: Session
  let request: ExplainRequest

  func run() -> ExitStatus {
    if request.file == nil, session.terminal.isInputTyped { session.hint(ExplainText.invitation) }
    let name = request.file ?? ExplainText.inputName
    do throws(FixtureError) {
      let text = try LogSource.text(of: request.file, terminal: session.terminal)
      return explain(text, name)
    } catch {
      session.complain("\(name.printable): \(error)")
      return .unusable
    }
  }

  private func explain(_ text: String, _ name: String) -> ExitStatus {
    let explanation: Explanation
    do throws(ExplainError) {
      explanation = try Explanation(of: text)
    } catch {
      session.complain("\(name.printable): \(ExplainText.words(for: error))")
      return .unusable
    }
    session.say(ExplainText(session: session).lines(of: explanation))
    for problem in explanation.log.problems {
      session.complain("\(name.printable): \(ExplainText.leftOut(problem))")
    }
    var status: ExitStatus = explanation.isQuiet ? .success : .unexpected
    if explanation.isQuiet, !explanation.log.problems.isEmpty { status = .unusable }
    return status.worse(keep(explanation))
  }

  /// Keeps the text with what was found, if that is wanted.
  private func keep(_ explanation: Explanation) -> ExitStatus {
    guard let folder = request.folder else { return .success }
    do throws(FixtureError) {
      let fixture = LogFixture(about: ExplainText.about(explanation), explanation)
      let path = try FixtureStore(folder: folder).save(try fixture.text())
      session.say(ExplainText.kept(at: path, name: session.name))
      return .success
    } catch {
      session.complain("\(ExplainText.notSaved): \(error)")
      return .unusable
    }
  }
}
