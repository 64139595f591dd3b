export {
  type OpenApiDocument,
  type OperationObject,
  openApiDocument,
  requiredHeaders,
} from './document.js';
export { outsideOperations } from './errors.js';
export { answerSchemas, requestSchemas } from './named-schemas.js';
export type { Answer, Example, Operation, Parameter, ResponseObject } from './operation.js';
export { operations } from './operations.js';
export { REFERENCE_FILES, referencePage, signedInDescription } from './reference.js';
export { typeScriptModule } from './typescript/module.js';
