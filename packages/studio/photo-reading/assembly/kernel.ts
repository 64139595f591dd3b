export { convolveDepthwise } from './depthwise';
export { addEnlarged } from './enlarge';
export { convolveFirst } from './first';
export { multiply } from './multiply';
