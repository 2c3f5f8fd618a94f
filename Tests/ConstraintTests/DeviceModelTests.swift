import StackScrollConstraints
import Testing

/// Which devices have which windows, and which system they run.
@Suite struct DeviceModelTests {
  private typealias Device = StackScrollConstraints.Device

  @Test func `every window is that of devices, each with one name`() {
    let names = DeviceModel.all.map(\.name)
    #expect(Set(names).count == names.count)
    for device in Device.all { #expect(names.contains(device.name), "\(device.name)") }
    for model in DeviceModel.all {
      #expect((12...DeviceModel.newestSystem).contains(model.newestSystem), "\(model.name)")
      #expect(Device.all(named: [model.name]).map(\.name).contains(model.name))
    }
  }

  @Test func `a window is called after a device that runs the system`() {
    let names = Device.all(running: 18).map(\.name)
    #expect(!names.contains("iPhone SE (1st generation)") && !names.contains("iPhone 8 Plus"))
    #expect(names.contains("iPhone XS") && names.contains("iPad mini (5th generation)"))
    #expect(names.first == "iPhone SE (3rd generation) in Display Zoom")
    #expect(Device.all(running: 12).map(\.size) == Device.all.map(\.size))
    #expect(Device.all(running: DeviceModel.newestSystem + 1).isEmpty)
  }

  @Test func `devices with one window are one, called by the first of their names`() {
    let devices = Device.all(named: ["iPhone 12", "iPhone 14", "iPhone 13 mini"])
    #expect(Set(devices.map(\.name)) == ["iPhone 12", "iPhone 13 mini"])
    #expect(Set(devices.map(\.posture)) == [.portrait, .landscape])
    #expect(Device.newest(.portrait, of: devices).map(\.name) == ["iPhone 12", "iPhone 13 mini"])
  }
}
