export { requests } from '../generated/requests.gen.js';
