import { measureText } from '@groundwork/lettering';
import {
  type CaptionCue,
  type Storyboard,
  storyboardSchema,
  type WholeStoryboard,
} from '../storyboard.js';
import { CAPTION_LINES, captionText } from './caption-style.js';
import { breaksByWorth, halvesOf, joinUnits, type Unit, unitsOf } from './phrases.js';

/** The film's captions as they are shown: each on at most two lines. Empty when the film has none. */
export async function captionCues(storyboard: Storyboard): Promise<CaptionCue[]> {
  return await cuesBetween(storyboardSchema.parse(storyboard), 0, Number.POSITIVE_INFINITY);
}

/** Only those that are on the screen at some time of [start, end) in seconds. */
export async function cuesBetween(
  { captions, format }: WholeStoryboard,
  start: number,
  end: number,
): Promise<CaptionCue[]> {
  if (captions === null) return [];
  const { style, cues } = captions;
  const fits = async (text: string) => {
    const { lines } = await measureText(captionText(text, style, format));
    return lines.length <= CAPTION_LINES;
  };
  const shown = cues.filter((cue) => cue.start < end && cue.end > start);
  const parts = await Promise.all(shown.map((cue) => splitCue(cue, fits)));
  return parts.flat();
}

/** A unit of a caption and when it is said. */
interface TimedUnit extends Unit {
  readonly start: number;
  readonly end: number;
}

/** Whether a text can be shown at once: on two lines of the caption's width. */
type Fits = (text: string) => Promise<boolean>;

interface TimedCue {
  readonly start: number;
  readonly end: number;
  readonly units: readonly TimedUnit[];
}

/** Splits a cue that does not fit into consecutive ones, at phrases where there are any, by the words' times. */
export async function splitCue(cue: CaptionCue, fits: Fits): Promise<CaptionCue[]> {
  const parts = await split({ start: cue.start, end: cue.end, units: timedUnits(cue) }, fits);
  return parts.map(({ start, end, units }) => ({
    start,
    end,
    text: joinUnits(units),
    words: units.map((unit) => ({ text: unit.text, start: unit.start, end: unit.end })),
  }));
}

async function split(cue: TimedCue, fits: Fits): Promise<TimedCue[]> {
  if (await fits(joinUnits(cue.units))) return [cue];
  const units = cue.units.length > 1 ? cue.units : cut(cue.units[0]);
  const [at] = breaksByWorth(units);
  const second = at === undefined ? undefined : units[at];
  if (second === undefined) return [cue];
  const time = Math.min(cue.end, Math.max(cue.start, second.start));
  const head = { start: cue.start, end: time, units: units.slice(0, at) };
  const tail = { start: time, end: cue.end, units: units.slice(at) };
  return [...(await split(head, fits)), ...(await split(tail, fits))];
}

/** A word that is too long for two lines is cut in the middle. */
function cut(unit: TimedUnit | undefined): TimedUnit[] {
  const halves = unit === undefined ? null : halvesOf(unit);
  if (unit === undefined || halves === null) return [];
  return shareOut(halves, unit.start, unit.end);
}

/**
 * The text's units with the times of the spoken words. Where the two do not correspond, the times are shared out by
 * length.
 */
export function timedUnits(cue: CaptionCue): TimedUnit[] {
  const written = cue.text.split(/\s+/u).filter((text) => text !== '');
  if (written.length !== cue.words.length) return shareOut(unitsOf(cue.text), cue.start, cue.end);
  return cue.words.flatMap(({ start, end }, index) =>
    shareOut(unitsOf(written[index] ?? ''), start, end),
  );
}

function shareOut(units: readonly Unit[], start: number, end: number): TimedUnit[] {
  const length = ({ text, spaced }: Unit) => text.length + (spaced ? 1 : 0);
  const rate = (end - start) / units.reduce((sum, unit) => sum + length(unit), 0);
  let time = start;
  return units.map((unit) => {
    const from = time;
    time += length(unit) * rate;
    return { ...unit, start: from, end: time };
  });
}
