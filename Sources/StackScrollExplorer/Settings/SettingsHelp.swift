/// What the help says about settings.
enum SettingsHelp {
  static let details = """
    What an app supports stands in \(SettingsFile.name), in the folder of the file or in one above it, up
    to the one that holds .git; each key may be left out:
      {"deploymentTarget": "16.0",
       "families": ["iPhone"], "orientations": ["portrait"], "directions": ["leftToRight"],
       "textSizes": ["large", "accessibilityExtraExtraExtraLarge"],
       "severities": {"weak-pin": "note", "scrolls-across": "off"},
       "waivers": [{"rule": "scrolls-across", "file": "Maps/*.storyboard", "element": "map",
                    "reason": "a map scrolls both ways"}]}
    "devices": ["iPhone 14", "iPhone 15"] names them in place of a deploymentTarget. A severity is error,
    warning, note (told, and no failure) or off, of a rule or a law. A waiver is for what `lint` finds:
    "file" is a path from the settings' folder on or a pattern with *, ** and ?; "element" an id, an
    outlet, a label in Interface Builder or a pattern; one of the two must be there. Devices and
    orientations that it does not say are those of the nearest Xcode project upwards; without that, the
    devices of iOS \(AppSettings.usualSystem) are tried, held both ways and in Split View, with the 320 points of Display Zoom.
    """
}
