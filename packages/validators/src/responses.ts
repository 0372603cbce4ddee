export { responses } from '../generated/responses.gen.js';
