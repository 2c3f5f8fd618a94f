import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// The command that lays a screen out and says why it comes out so.
struct LayoutCommand {
  let session: Session
  let request: LayoutRequest

  func run() -> ExitStatus {
    let file: ScreenFile
    do throws(FixtureError) {
      file = try InputFiles.screen(at: request.file)
    } catch {
      session.complain("\(request.file.printable): \(error)")
      return .unusable
    }
    if request.isJSON { return writeJSON(file) }
    let text = LayoutText(session: session, path: request.file)
    do throws(LayoutError) {
      return show(file, try file.screen.solvedLayout(), text)
    } catch {
      session.say(text.unsettled(file))
      return .unexpected
    }
  }

  private func show(_ file: ScreenFile, _ layout: Layout, _ text: LayoutText) -> ExitStatus {
    guard let view = request.view else {
      session.say(text.account(of: file, layout))
      let shown = layout.ids.prefix(LayoutText.explainedViews)
      do throws(LayoutError) {
        var lines: [String] = []
        let reasons = try file.screen.reasons()
        for id in shown { lines += text.summary(of: id, reasons[id]) }
        session.say(text.reasons(lines, more: layout.ids.count - shown.count))
      } catch {
        session.say([""] + text.solved(error))
      }
      return .success
    }
    guard let frame = layout.frame(of: view) else {
      let nearest = NearestName.of(view.name, among: layout.ids.map(\.name))
      session.complain(
        "\(request.file.printable): \(LayoutText.noSuchView(view, nearest: nearest))")
      return .unusable
    }
    do throws(LayoutError) {
      session.say(text.account(of: view, frame, try file.screen.why(view)))
    } catch {
      let held = file.screen.constraintsHolding(view) ?? []
      session.say(text.account(of: view, frame, []) + text.held(held, error))
    }
    return .success
  }

  /// Writes a golden layout, which is what the closed forms must give.
  private func writeJSON(_ file: ScreenFile) -> ExitStatus {
    do {
      session.terminal.write(try LayoutFixture(file.screen, about: file.about).text())
      return .success
    } catch {
      session.complain("\(request.file.printable): \(error)")
      return error is LayoutError ? .unexpected : .unusable
    }
  }
}
