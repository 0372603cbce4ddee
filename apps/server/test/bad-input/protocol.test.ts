/** Sends requests that violate HTTP. */
import { protocolCases } from './cases/protocol.ts';
import { checkAll } from './check-all.ts';

checkAll(protocolCases, 80);
