/** The right column of "bad input → answer", second half: the protocol. */
import { protocolCases } from './cases/protocol.ts';
import { holdAll } from './hold-all.ts';

holdAll(protocolCases, 80);
