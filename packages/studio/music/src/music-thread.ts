import { serveThread } from '@groundwork/runtime/worker-threads';
import { mixdown } from './mixdown.js';
import { moods } from './moods.js';
import { composeScore } from './score.js';
import type { Commission } from './studio-music.js';

serveThread(({ mood, tempo, seconds, seed }: Commission) =>
  mixdown(composeScore(moods()[mood], tempo, seconds, seed)),
);
