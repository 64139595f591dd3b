export { convolveDepthwise } from './depthwise';
export { convolveFirst } from './first';
export { multiply } from './multiply';
