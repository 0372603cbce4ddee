/** The right column of "bad input → response", second half: the protocol. */
import { protocolCases } from './cases/protocol.ts';
import { checkAll } from './check-all.ts';

checkAll(protocolCases, 80);
