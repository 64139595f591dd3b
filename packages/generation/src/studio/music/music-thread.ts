import { parentPort, workerData } from 'node:worker_threads';
import { mixdown } from './mixdown.js';
import { moods } from './moods.js';
import { composeScore } from './score.js';
import type { Commission } from './studio-music.js';

const { mood, tempo, seconds, seed } = workerData as Commission;
const wav = mixdown(composeScore(moods[mood], tempo, seconds, seed));
parentPort?.postMessage(wav);
