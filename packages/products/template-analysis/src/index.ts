export {
  ANALYSIS_MS,
  type AnalysisAnswer,
  analysisAnswerSchema,
  answerKey,
  designKey,
  type ReadDesign,
} from './analysis.js';
export { type DesignReader, handleAnalysis, type ProofFiles } from './handle-analysis.js';
