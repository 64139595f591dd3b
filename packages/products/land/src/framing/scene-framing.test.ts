import { videoFormats } from '@groundwork/contract/films/fields';
import { estimateCamera, imageFromGround } from '@groundwork/photo-reading/camera/scene-camera';
import { describe, expect, it } from '@jest/globals';
import { photoWindows } from './photo-windows.js';
import { SceneFraming } from './scene-framing.js';

/** A plot 16 m wide in the middle of a photo at eye level, from 16 to 28 m away. */
function framed(width: number) {
  const photo = { width, height: (width * 2) / 3 };
  const camera = estimateCamera({ ...photo, horizonY: 0.5, view: 'eye_level', metadata: {} });
  const area = [
    { x: -8, z: 16 },
    { x: 8, z: 16 },
    { x: 8, z: 28 },
    { x: -8, z: 28 },
  ].map((corner) => {
    const seen = imageFromGround(camera, corner);
    if (seen === null) throw new Error('The plot lies ahead.');
    return seen;
  });
  const windows = photoWindows(photo, '16:9', { camera, area });
  return { framing: new SceneFraming(photo, windows, '16:9'), windows };
}

/** A house in the middle of the plot's picture, this much of its width. */
const house = (width: number) => ({
  left: 0.5 - width / 2,
  right: 0.5 + width / 2,
  top: 0.4,
  bottom: 0.6,
});

describe('a proposal at rest lacks resolution', () => {
  const { width } = videoFormats['16:9'];

  it('where the photo has fewer pixels than the frame takes without a blur', () => {
    const { framing } = framed(1400);
    const rest = framing.ofProposal(house(0.45), [], null);
    expect(width / rest.rest.width).toBeGreaterThan(1.3);
    expect(framing.lacksResolution(rest)).toBe(true);
  });

  it('where the camera may come no nearer to a small one', () => {
    const { framing } = framed(2000);
    expect(framing.lacksResolution(framing.ofProposal(house(0.08), [], null))).toBe(true);
  });

  it('not where a large one is shown with the pixels of a large photo', () => {
    const { framing } = framed(6000);
    const rest = framing.ofProposal(house(0.3), [], null);
    expect(width / rest.rest.width).toBeLessThan(1.3);
    expect(framing.lacksResolution(rest)).toBe(false);
  });
});
