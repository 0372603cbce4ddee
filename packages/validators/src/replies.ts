export { replies } from '../generated/replies.gen.js';
