export { buildColumns, COLUMN_GROUP_BYTES } from './columns';
export { layOver } from './overlay';
export { importPicture } from './picture';
export { warpPlane } from './warp-plane';
