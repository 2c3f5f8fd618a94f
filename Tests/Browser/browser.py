"""A headless browser, driven through a pipe: the standard library and the browser, nothing else."""

import base64
import json
import os
import shutil
import subprocess
import tempfile

NAMES = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]


def installed():
    """The path of a browser, or None."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Browser:
    """One browser with one page, gone at the end of a `with`."""

    def __init__(self, path):
        self.path = path

    def __enter__(self):
        self.profile = tempfile.mkdtemp(prefix="browser-")
        to_browser, self.writer = os.pipe()
        self.reader, from_browser = os.pipe()

        def connect():
            # The browser reads commands from 3 and writes answers to 4.
            high_in, high_out = os.dup(to_browser), os.dup(from_browser)
            os.dup2(high_in, 3)
            os.dup2(high_out, 4)
            os.set_inheritable(3, True)
            os.set_inheritable(4, True)

        self.process = subprocess.Popen(
            [
                self.path, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
                "--disable-background-networking", "--remote-debugging-pipe",
                f"--user-data-dir={self.profile}", "about:blank",
            ],
            preexec_fn=connect, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self.rest = b""
        self.count = 0
        self.events = []
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log"]:
            self.call(f"{domain}.enable")
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.writer)
        os.close(self.reader)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, **parameters):
        """Sends a command and waits for its answer."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.writer, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self):
        while b"\0" not in self.rest:
            data = os.read(self.reader, 1 << 16)
            if not data:
                raise RuntimeError("the browser is gone")
            self.rest += data
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def open(self, path, width, height, scheme="light", scripts=True, media=""):
        """Shows a file in a window of a size, and forgets what was said before."""
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=1, mobile=False)
        self.call(
            "Emulation.setEmulatedMedia", media=media,
            features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.events = []
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.receive())

    def value(self, expression):
        """What an expression of the page comes to."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True,
            userGesture=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"]["description"])
        return result["result"].get("value")

    def complaints(self):
        """Errors and warnings that the page caused."""
        said = []
        for event in self.events:
            if event.get("method") == "Log.entryAdded":
                entry = event["params"]["entry"]
                if entry["level"] in ["error", "warning"]:
                    said.append(entry["text"])
            if event.get("method") == "Runtime.exceptionThrown":
                said.append(event["params"]["exceptionDetails"]["text"])
        return said

    def picture(self, path, clip=None):
        """Saves what is shown, or a part of the page."""
        options = {"clip": {**clip, "scale": 1}, "captureBeyondViewport": True} if clip else {}
        data = self.call("Page.captureScreenshot", format="png", **options)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def paper(self, path=None):
        """The page as it is printed on A4."""
        data = self.call(
            "Page.printToPDF", printBackground=True, paperWidth=8.27, paperHeight=11.69)["data"]
        printed = base64.b64decode(data)
        if path:
            with open(path, "wb") as file:
                file.write(printed)
        return printed
