const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Drawing without a graphics card is quicker than pretending to have one.
  '--disable-gpu',
  // A microphone that beeps, and nobody to ask whether it may be used.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // Two hosts of one site, for the pages and for the API.
  '--host-resolver-rules=MAP *.zavit.test 127.0.0.1',
];

export const browserArguments = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;
