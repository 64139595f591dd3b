// node bench/people/sheet.mjs FILE: draws the people of sheet.txt side by side, and prints what is not drawn of each.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  drawPortrait,
  parseMember,
  portraitGallery,
  suitableFraming,
} from '../../packages/studio/portraits/dist/index.js';

const lines = readFileSync(new URL('sheet.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const portraits = [];
for (const [index, line] of lines.entries()) {
  const [, type, role, age, ethnicity, physical, clothing] = line.split('|');
  const seed = `sheet ${index}`;
  const member = { type, role, age, ethnicity, physical, clothing };
  const { appearance, notDrawn } = parseMember(member, { seed });
  const framing = suitableFraming(appearance);
  const { png } = await drawPortrait({ appearance, seed, framing, background: 'studio' });
  portraits.push(png);
  console.log(`${index + 1}. ${line}${notDrawn.map((words) => ` [not drawn: ${words}]`).join('')}`);
}
writeFileSync(process.argv[2], await portraitGallery(portraits, { width: 2000, height: 1400 }));
