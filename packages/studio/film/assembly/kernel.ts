export { addChange, takeChange } from './change';
export { buildColumns, COLUMN_GROUP_BYTES } from './columns';
export { fadePlane } from './fade';
export { layOver } from './overlay';
export { importPicture } from './picture';
export {
  findChange,
  spreadTimes,
  takeChromaTimes,
  takeTimes,
  turnPlane,
  weighTimes,
} from './reveal';
export { warpPlane } from './warp-plane';
