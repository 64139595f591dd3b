import { letterSvgsWith } from '@groundwork/imaging';
import { fontFolders } from '@groundwork/typesetting/font-folders';

// Photos and logos of showcases may be SVGs with texts.
letterSvgsWith(fontFolders);
