import { videoFormats } from '@groundwork/contract/films/fields';
import { measureText } from '@groundwork/lettering';
import { describe, expect, it } from '@jest/globals';
import { sampleCaptionStyle, sampleStoryboard } from '../fixtures/sample-film.js';
import { safeArea } from '../overlay/areas.js';
import type { OverlayPlanes } from '../overlay/overlay-planes.js';
import { openCaptionTrack } from '../render/frame-renderer.js';
import type { WholeCaptionStyle } from '../storyboard.js';
import { captionCues, splitCue, timedUnits } from './caption-cues.js';
import { captionText } from './caption-style.js';
import { captionLines, drawCaption } from './draw-caption.js';

const long =
  'A meadow under the mountains, open to the south and the morning light, with room enough for a house, a garden, a workshop and a long table under the walnut tree.';
const formats = ['9:16', '16:9'] as const;
const positions = ['top', 'middle', 'bottom'] as const;
const sizes = ['small', 'medium', 'large'] as const;

function cue(text: string, start = 0, end = 6) {
  const parts = text.split(' ');
  const step = (end - start) / parts.length;
  const words = parts.map((word, index) => ({
    text: word,
    start: start + index * step,
    end: start + (index + 1) * step,
  }));
  return { start, end, text, words };
}

function styles(): WholeCaptionStyle[] {
  return positions.flatMap((position) =>
    sizes.flatMap((size) =>
      ['#10151C', null].map((background) => ({
        ...sampleCaptionStyle,
        position,
        size,
        background,
      })),
    ),
  );
}

/** Bounds of what has alpha, in frame pixels. */
function inkOf({ x, y, luma }: OverlayPlanes) {
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let at = 0; at < luma.alphas.length; at += 1) {
    if (luma.alphas[at] === 0) continue;
    const [px, py] = [x + (at % luma.width), y + Math.floor(at / luma.width)];
    box.left = Math.min(box.left, px);
    box.right = Math.max(box.right, px + 1);
    box.top = Math.min(box.top, py);
    box.bottom = Math.max(box.bottom, py + 1);
  }
  return box;
}

describe('captions', () => {
  it('stay inside the safe area in every format, size, place and look', async () => {
    for (const format of formats) {
      const area = safeArea(format);
      for (const style of styles()) {
        const storyboard = sampleStoryboard({ format, captions: { style, cues: [cue(long)] } });
        const [first] = await captionCues(storyboard);
        if (first === undefined) throw new Error('There is a cue.');
        const ink = inkOf(await drawCaption(first, null, style, format));
        expect(ink.left).toBeGreaterThanOrEqual(area.left);
        expect(ink.right).toBeLessThanOrEqual(area.right);
        expect(ink.top).toBeGreaterThanOrEqual(area.top - 1);
        expect(ink.bottom).toBeLessThanOrEqual(area.bottom + 1);
      }
    }
  });

  it('leave the part of the frame free that players cover', () => {
    expect(safeArea('9:16').bottom).toBeLessThanOrEqual(videoFormats['9:16'].height * 0.82);
    expect(safeArea('16:9').bottom).toBeLessThanOrEqual(videoFormats['16:9'].height * 0.92);
  });

  it('never take more than two lines, lose no word and no time', async () => {
    for (const format of formats) {
      for (const size of sizes) {
        const style = { ...sampleCaptionStyle, size };
        const storyboard = sampleStoryboard({ format, captions: { style, cues: [cue(long)] } });
        const cues = await captionCues(storyboard);
        expect(cues.map(({ text }) => text).join(' ')).toBe(long);
        expect(cues[0]?.start).toBe(0);
        expect(cues.at(-1)?.end).toBe(6);
        for (const [index, part] of cues.entries()) {
          const text = await captionLines(part.text, style, format);
          const { lines } = await measureText(captionText(text, style, format));
          expect(lines.length).toBeLessThanOrEqual(2);
          expect(part.end).toBeGreaterThan(part.start);
          if (index > 0) expect(part.start).toBe(cues[index - 1]?.end);
        }
      }
    }
  });

  it('light up the spoken word in the highlight colour, and only that', async () => {
    const style = { ...sampleCaptionStyle, highlight: '#FF0000' };
    const [plain, lit] = await Promise.all(
      [null, 1].map((spoken) => drawCaption(cue('one two three'), spoken, style, '16:9')),
    );
    if (plain === undefined || lit === undefined) throw new Error('There are two.');
    const red = (planes: OverlayPlanes) =>
      planes.chroma.samples[1]?.filter((value) => value > 180).length ?? 0;
    expect(red(plain)).toBe(0);
    expect(red(lit)).toBeGreaterThan(100);
    expect(lit.luma.alphas).toEqual(plain.luma.alphas);
  });

  it('are on the screen from their start to their end', async () => {
    const storyboard = sampleStoryboard({
      captions: { style: sampleCaptionStyle, cues: [cue('Here it is.', 0.5, 1.5)] },
    });
    const track = await openCaptionTrack(storyboard, 0, 60);
    const opacities: number[] = [];
    for (let frame = 0; frame < 60; frame += 1) {
      opacities.push((await track.at(frame))?.opacity ?? 0);
    }
    expect(opacities.slice(0, 15).every((opacity) => opacity === 0)).toBe(true);
    expect(opacities[15]).toBeGreaterThan(0);
    expect(opacities[30]).toBe(1);
    expect(opacities[44]).toBeGreaterThan(0);
    expect(opacities.slice(45).every((opacity) => opacity === 0)).toBe(true);
  });
});

describe('captionLines', () => {
  it.each([
    ['When the sun comes up, the whole wide valley is yours.', 'When the sun comes up,'],
    [
      'A long meadow under the mountains with room for a house',
      'A long meadow under the mountains',
    ],
  ])('breaks “%s” where a phrase ends', async (text, first) => {
    const lines = (await captionLines(text, sampleCaptionStyle, '16:9')).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(first);
  });
});

describe('splitCue', () => {
  const fits = async (text: string) => text.length <= 40;

  it('splits where a phrase ends, when one ends near the middle', async () => {
    const parts = await splitCue(cue('When the sun comes up, the whole valley is yours.'), fits);
    expect(parts.map(({ text }) => text)).toEqual([
      'When the sun comes up,',
      'the whole valley is yours.',
    ]);
    expect(parts[1]?.start).toBe(parts[1]?.words[0]?.start);
  });

  it('leaves alone what fits, and cuts a single word that never will', async () => {
    expect(await splitCue(cue('Short.'), fits)).toHaveLength(1);
    const parts = await splitCue(cue('x'.repeat(80)), fits);
    expect(parts.map(({ text }) => text.length)).toEqual([40, 40]);
  });

  it('splits what is written without spaces between words, and keeps every letter', async () => {
    const texts = [
      '山のふもとに広がる草原は、南に開けて朝の光が差し込み、家と庭と工房を建てるのに十分な広さがあります。',
      '山脚下的这片草地朝南敞开，清晨的阳光洒满坡地，足够建一座房子、一个花园和一间工作室。',
      'ทุ่งหญ้าเชิงเขาแห่งนี้เปิดรับแสงแดดยามเช้าและมีพื้นที่เพียงพอสำหรับบ้านสวนและโรงงาน',
    ];
    const short = async (text: string) => text.length <= 20;
    for (const text of texts) {
      const parts = await splitCue({ start: 0, end: 9, text, words: [] }, short);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(Math.max(...parts.map((part) => part.text.length))).toBeLessThanOrEqual(20);
      expect(parts.every((part) => !/^[、，。]/u.test(part.text))).toBe(true);
      expect(parts.at(-1)?.end).toBe(9);
    }
  });

  it('shares the time out by length where the words do not match the text', () => {
    const words = timedUnits({ start: 1, end: 3, text: 'aaaa bbbb', words: [] });
    expect(words.map(({ start }) => start)).toEqual([1, 2]);
  });
});

it('a caption that is too long is parted at sentences before phrases', async () => {
  const text =
    'Hier ist es: Studio am Park, Leipzig. In Zahlen: ein Zuhause mit einem Schlafzimmer. Der Preis beträgt 189.000 €.';
  const fits = async (part: string) => part.length <= 64;
  expect((await splitCue(cue(text), fits)).map((part) => part.text)).toEqual([
    'Hier ist es: Studio am Park, Leipzig.',
    'In Zahlen: ein Zuhause mit einem Schlafzimmer.',
    'Der Preis beträgt 189.000 €.',
  ]);
});
