export { blendColor, layVeil } from './blend';
export { countFailing, leastContrast, markInk, readBacking } from './contrast';
export { enlargePicture } from './enlarge';
export { setLights } from './light';
export { fillPath, strokePath } from './paths';
export { reducePicture } from './reduce';
export { reduceSharply } from './reduce-sharply';
export { resampleRgba } from './resample';
export { castShadow, fillShape, layTurned } from './shapes';
export { sharpenPicture } from './sharpen';
export { weighSubject } from './subject';

/** The first byte that the kernel does not use itself. */
export function firstFree(): usize {
  return __heap_base;
}
