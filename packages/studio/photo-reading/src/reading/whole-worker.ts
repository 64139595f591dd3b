import type { Raster } from '@groundwork/imaging';
import { serveThread } from '@groundwork/runtime/worker-threads';
import { perceiveWhole } from '../perception/whole-photo.js';

serveThread(({ photo }: { readonly photo: Raster }) => perceiveWhole(photo));
