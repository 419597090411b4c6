/** A recording as browsers make them, or with a header that says something else. */
export function wavOf(
  durationMs: number,
  { rate = 16_000, channels = 1, bits = 16, kind = 1, loudness = 0.5 } = {},
): Buffer {
  const frames = Math.round((durationMs * rate) / 1_000);
  const sound = Buffer.alloc((frames * channels * bits) / 8);
  if (bits === 16)
    for (let at = 0; at < frames * channels; at++)
      sound.writeInt16LE(Math.round(Math.sin(at / 8) * loudness * 32_767), at * 2);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + sound.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(kind, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE((rate * channels * bits) / 8, 28);
  header.writeUInt16LE((channels * bits) / 8, 32);
  header.writeUInt16LE(bits, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(sound.length, 40);
  return Buffer.concat([header, sound]);
}
