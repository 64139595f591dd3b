export { blendColor, layVeil } from './blend';
export { countFailing, leastContrast, markInk, readBacking } from './contrast';
export { setLights } from './light';
export { fillPath, strokePath } from './paths';
export { reducePicture } from './reduce';
export { resamplePicture } from './resample';
export { resampleRgba } from './resample-rgba';
export { castShadow } from './shape-shadows';
export { fillShape } from './shapes';
export { sharpenPicture } from './sharpen';
export { layTurned } from './turned-picture';

/** The first byte that the kernel does not use itself. */
export function firstFree(): usize {
  return __heap_base;
}
