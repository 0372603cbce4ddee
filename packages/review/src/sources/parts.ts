import { escapeToken } from '@jurybox/openapi';
import type { ComponentKind, Shape, Version } from './grammar.ts';
import type { References, SourceFile, Target } from './references.ts';

/** A part of the bundle: the root document, or a component from another file. */
export interface Unit {
  kind?: ComponentKind;
  target: Target;
  content: unknown;
  /** The name of the component, which is chosen after all units are known. */
  name?: string;
}

/**
 * A place in the bundle: `keys` lead to it inside `unit`. The value comes from a place in the source files: `source`
 * contains the keys that lead to it inside `file`.
 */
export interface Spot {
  unit: Unit;
  keys: string[];
  file: SourceFile;
  source: string[];
  /** The targets of the `$ref`s that were replaced by copies on the way to this place, outermost first. */
  copied: string[];
}

/** A `$ref` in the bundle whose text is still missing. It is written after all components have names. */
export interface Pending {
  node: Record<string, unknown>;
  key: string;
  to: Unit | { pointer: string };
  isSchema: boolean;
  at: Spot;
}

/** The functions of the bundler for the modules that read one kind of object, for example schemas. */
export interface Reader {
  readonly version: Version;
  readonly references: References;
  /** Returns the value for the bundle; undefined if it is left out. */
  read(value: unknown, shape: Shape, at: Spot): unknown;
  /** Does the same as `read`, for the member `key` of the value at the place `at`. */
  readMember(value: unknown, shape: Shape, at: Spot, key: string): unknown;
  /** Writes a reference to a target into a member. The target becomes a component if it is in another file. */
  refer(node: Record<string, unknown>, key: string, target: Target, kind: ComponentKind, at: Spot): void;
  /**
   * Records that a part of the contract is left out. `isMeaningless` says that the part has no effect on messages in
   * this version of OpenAPI. Leaving it out then hides no change.
   */
  leaveOut(at: Spot, reason: string, key?: string, isMeaningless?: boolean): undefined;
}

export const child = (at: Spot, key: string, sourceKey = key): Spot => ({
  ...at,
  keys: [...at.keys, key],
  source: [...at.source, sourceKey],
});

export const pointerTo = (keys: string[]): string => ['#', ...keys.map(escapeToken)].join('/');
