export {
  type Content,
  DOCUMENT_FILE,
  type Example,
  type OpenApiDocument,
  type OperationObject,
  openApiDocument,
  openApiText,
  type Parameter,
  type PathItems,
  type ResponseObject,
} from './document.js';
export type { JsonSchema, Operation } from './operation.js';
export { REFERENCE_FILES, referencePage, signedInDescription } from './reference.js';
