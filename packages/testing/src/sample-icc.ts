/** The colours of Adobe RGB (1998) as seen under D50, as its profile states them; gamma 2.2 (563/256). */
const ADOBE_RGB = {
  wtpt: [0.9642, 1, 0.8249],
  rXYZ: [0.60974, 0.31111, 0.01947],
  gXYZ: [0.20528, 0.62567, 0.06087],
  bXYZ: [0.14919, 0.06322, 0.74457],
} as const;
const GAMMA_256THS = 563;
const HEADER_BYTES = 128;

/** An ICC profile (version 2.1) of Adobe RGB, written from its primaries. */
export function adobeRgbProfile(): Buffer {
  const curve = Buffer.alloc(16);
  curve.write('curv', 0, 'latin1');
  curve.writeUInt32BE(1, 8);
  curve.writeUInt16BE(GAMMA_256THS, 12);
  const tags = [
    ...Object.entries(ADOBE_RGB).map(([name, xyz]) => ({ name, data: xyzTag(xyz) })),
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => ({ name, data: curve })),
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length);
  let at = HEADER_BYTES + table.length;
  tags.forEach(({ name, data }, index) => {
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(at, 8 + index * 12);
    table.writeUInt32BE(data.length, 12 + index * 12);
    at += data.length;
  });
  return Buffer.concat([header(at), table, ...tags.map(({ data }) => data)]);
}

function header(bytes: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt32BE(bytes, 0);
  head.writeUInt32BE(0x02100000, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  head.write('acsp', 36, 'latin1');
  ADOBE_RGB.wtpt.forEach((value, index) => {
    head.writeInt32BE(Math.round(value * 65_536), 68 + index * 4);
  });
  return head;
}

function xyzTag(values: readonly number[]): Buffer {
  const tag = Buffer.alloc(20);
  tag.write('XYZ ', 0, 'latin1');
  values.forEach((value, index) => {
    tag.writeInt32BE(Math.round(value * 65_536), 8 + index * 4);
  });
  return tag;
}
