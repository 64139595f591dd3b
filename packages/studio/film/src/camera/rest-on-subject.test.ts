import { type VideoFormat, videoFormats } from '@groundwork/contract/films/fields';
import { describe, expect, it } from '@jest/globals';
import { sampleCaptionStyle, sampleNumbers, sampleStoryboard } from '../fixtures/sample-film.js';
import { captionBand } from '../overlay/free-area.js';
import { type RestOnSubject, restOnSubject } from './rest-on-subject.js';
import type { Box } from './view.js';

const share = { best: 0.45, least: 0.35, most: 0.55 };
const photo = { left: 0, top: 0, right: 6000, bottom: 4000 };

function bandOf(format: VideoFormat, position: 'top' | 'middle' | 'bottom'): Box {
  const band = captionBand(
    sampleStoryboard({
      format,
      captions: { style: { ...sampleCaptionStyle, position }, cues: [] },
    }),
  );
  if (band === null) throw new Error('A film with captions has a band.');
  return band;
}

/** A box of the photo in pixels of the frame, as the view at rest shows it. */
function shown(subject: Box, { rest }: RestOnSubject, format: VideoFormat): Box {
  const frame = videoFormats[format];
  const scale = frame.width / rest.width;
  return {
    left: (subject.left - rest.x) * scale + frame.width / 2,
    right: (subject.right - rest.x) * scale + frame.width / 2,
    top: (subject.top - rest.y) * scale + frame.height / 2,
    bottom: (subject.bottom - rest.y) * scale + frame.height / 2,
  };
}

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe.each(['16:9', '9:16'] as const)('the rest on a house in a %s film', (format) => {
  const finest = videoFormats[format].width / 1.3;

  it.each(['top', 'middle', 'bottom'] as const)('is clear of captions at the %s', (position) => {
    const random = sampleNumbers(8);
    const captions = bandOf(format, position);
    for (let trial = 0; trial < 300; trial += 1) {
      const width = finest * (0.36 + random() * 0.35);
      const height = width * (0.3 + random() * 0.4);
      const left = 500 + random() * (5000 - width);
      const top = 1300 + random() * (1400 - height);
      const subject = { left, top, right: left + width, bottom: top + height };
      const found = restOnSubject({ subject, window: photo, format, share, finest, captions });
      const seen = shown(subject, found, format);
      expect(found).toMatchObject({ isWhole: true, isClear: true });
      expect(meet(seen, captions)).toBe(false);
      // Above or below captions in the middle of a wide frame there is no room for a tall house of that size.
      if (position !== 'middle' || format === '9:16') {
        expect(found.share).toBeGreaterThanOrEqual(0.35);
      }
      expect(found.share).toBeLessThanOrEqual(0.55);
      const { width: across, height: down } = videoFormats[format];
      expect(Math.abs((seen.left + seen.right) / 2 / across - 0.5)).toBeLessThanOrEqual(0.3);
      expect(Math.abs((seen.top + seen.bottom) / 2 / down - 0.5)).toBeLessThanOrEqual(0.3);
    }
  });

  it('comes as near as the resolution bears, and says how large the house is then', () => {
    const subject = {
      left: 3000,
      top: 2000,
      right: 3000 + finest * 0.2,
      bottom: 2000 + finest * 0.1,
    };
    const found = restOnSubject({ subject, window: photo, format, share, finest, captions: null });
    expect(found.rest.width).toBeCloseTo(finest, 6);
    expect(found.share).toBeCloseTo(0.2, 6);
  });

  it('comes nearer than that to a house that is small, but no nearer than is enough', () => {
    const nearest = finest / 1.5;
    const found = [0.2, 0.3].map((part) => {
      const [left, top] = [3000, 2000];
      const subject = { left, top, right: left + finest * part, bottom: top + finest * 0.1 };
      const wanted = { subject, window: photo, format, share, finest, nearest, captions: null };
      return restOnSubject(wanted);
    });
    expect(found[0]?.rest.width).toBeCloseTo(nearest, 6);
    expect(found[1]?.share).toBeGreaterThan(0.34);
    expect(found[1]?.share).toBeLessThan(0.38);
  });

  it('comes nearer to a house at the side of a small photo, to bring it to the middle', () => {
    const { width, height } = videoFormats[format];
    const window = { left: 0, top: 0, right: width / 1.4, bottom: height / 1.4 };
    const left = window.right * 0.05;
    const middle = window.bottom / 2;
    const subject = { left, top: middle - 20, right: left + window.right * 0.25, bottom: middle };
    const rests = [finest, finest / 1.5].map((nearest) =>
      restOnSubject({ subject, window, format, share, finest, nearest, captions: null }),
    );
    const [far, near] = rests.map((found) => shown(subject, found, format));
    expect(((far?.left ?? 0) + (far?.right ?? 0)) / 2 / width).toBeLessThan(0.2);
    expect(((near?.left ?? 0) + (near?.right ?? 0)) / 2 / width).toBeGreaterThanOrEqual(0.2);
  });

  it('shows all of a photo that is smaller than the resolution asks for', () => {
    const window = { left: 0, top: 0, right: 800, bottom: 600 };
    const subject = { left: 300, top: 250, right: 400, bottom: 300 };
    const found = restOnSubject({ subject, window, format, share, finest, captions: null });
    const height = (found.rest.width * videoFormats[format].height) / videoFormats[format].width;
    expect(Math.max(found.rest.width / 800, height / 600)).toBeCloseTo(0.94, 1);
    expect(found.isWhole).toBe(true);
  });

  it('rather shows a tall house small than cut', () => {
    const tall = { left: 2800, top: 700, right: 3100, bottom: 3100 };
    const whole = restOnSubject({
      subject: tall,
      window: photo,
      format,
      share,
      finest,
      captions: null,
    });
    expect(whole.isWhole).toBe(true);
  });
});
