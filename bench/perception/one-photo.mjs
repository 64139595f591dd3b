import { framePlot } from '../../packages/products/land/dist/frame-plot.js';
import { proposeFirst } from './proposals.mjs';
import { landRequest, readForFilm } from './readings.mjs';

/** How often memory is looked at while the work is done, in milliseconds; threads of their own do most of it. */
const OFTEN = 5;

// Reads the photo in the first argument and draws a proposal on the area in the second, and prints the most memory that
// the process has taken before, with the reading and with the proposal, in bytes. The system's own count of the most
// begins with that of the process that started this one.
const [file, area] = process.argv.slice(2);
let most = 0;
const look = () => {
  most = Math.max(most, process.memoryUsage.rss());
  return most;
};
const looking = setInterval(look, OFTEN);
const request = landRequest('16:9', JSON.parse(area));
const loaded = look();
const { whole } = await readForFilm(file, request, null);
const read = look();
await proposeFirst(await framePlot(whole, request.format), 1);
const drawn = look();
clearInterval(looking);
console.log(JSON.stringify({ loaded, read, drawn }));
