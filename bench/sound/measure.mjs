import {
  publicVoices,
  voiceLanguages,
} from '../../packages/core/contract/dist/catalogues/voices.js';
import { hearShortMix } from '../../packages/products/film-pipeline/dist/composing/testing/short-mix.js';
import { embeddedFilmPorts } from '../../packages/products/film-pipeline/dist/index.js';
import { markdownTable, shown } from '../markdown.mjs';
import { studioScripts } from './sentences.mjs';
import { speechRate } from './speech-rate.mjs';

/** Limits on a film's sound. */
const limits = [
  { name: 'loudness, LUFS', of: 'integrated', least: -17, most: -15, decimals: 1 },
  { name: 'range, LU', of: 'range', least: 0, most: 15, decimals: 1 },
  { name: 'true peak, dBTP', of: 'truePeak', least: -30, most: -1, decimals: 1 },
  { name: 'ducking, dB', of: 'ducking', least: 8, most: 18, decimals: 1 },
  { name: 'before words, s', of: 'before', least: 0.6, most: 1, decimals: 2 },
  { name: 'after words, s', of: 'after', least: 1, most: 4, decimals: 2 },
  { name: 'voice in fades, dBFS', of: 'inFades', least: -100, most: -50, decimals: 0 },
  { name: 'shortest pause, s', of: 'pause', least: 1, most: 3, decimals: 2 },
  { name: 'words a minute', of: 'rate', least: 130, most: 165, decimals: 0 },
  { name: 'slowest film', of: 'slowestFilm', least: 130, most: 165, decimals: 0 },
  { name: 'fastest film', of: 'fastestFilm', least: 130, most: 165, decimals: 0 },
  { name: 'slowest voice', of: 'slowestVoice', least: 130, most: 165, decimals: 0 },
  { name: 'fastest voice', of: 'fastestVoice', least: 130, most: 165, decimals: 0 },
];
const moods = ['warm', 'hopeful', 'calm', 'elegant', 'bright', 'pastoral', 'modern', 'evening'];

/** Short films' sound in every language, listened to by numbers; a figure outside its limits is marked. */
export async function measureSound(folder) {
  const signal = new AbortController().signal;
  const engine = embeddedFilmPorts({ ESPEAK_PATH: process.env.ESPEAK_PATH || 'espeak-ng' })();
  const rows = [];
  const wrong = [];
  for (const [index, language] of voiceLanguages.entries()) {
    const scripts = await studioScripts(language, signal);
    const texts = scripts[6].slice(0, 3);
    const mix = { language, voiceId: null, texts, mood: moods[index], folder };
    const heard = await hearShortMix(engine, mix, signal);
    const rateOf = (said, voiceId) =>
      speechRate(engine, { texts: said, language, voiceId, signal });
    const films = [];
    for (const script of scripts) films.push(await rateOf(script, null));
    const voices = [];
    for (const { voice_id } of publicVoices.filter((voice) => voice.language === language)) {
      voices.push(await rateOf([scripts[0], scripts[3], scripts[6], scripts[9]].flat(), voice_id));
    }
    const figures = {
      ...heard,
      rate: films.reduce((sum, rate) => sum + rate, 0) / films.length,
      slowestFilm: Math.min(...films),
      fastestFilm: Math.max(...films),
      slowestVoice: Math.min(...voices),
      fastestVoice: Math.max(...voices),
    };
    const cells = limits.map(({ name, of, least, most, decimals }) => {
      const value = figures[of];
      const fits = value !== null && value >= least && value <= most;
      if (!fits)
        wrong.push(`${language}: ${name} is ${shown(value, decimals)}, not ${least} to ${most}`);
      return fits ? shown(value, decimals) : `**${shown(value, decimals)}**`;
    });
    rows.push([language, moods[index], ...cells]);
  }
  const columns = ['language', 'music', ...limits.map(({ name }) => name)];
  const verdict = wrong.length === 0 ? 'Every figure is within its limits.' : wrong.join('\n');
  return `${markdownTable(columns, rows)}\n\n${verdict}`;
}
