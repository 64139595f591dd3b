import type { ErrorCode } from '@groundwork/contract/errors';
import type { ImageType } from '@groundwork/imaging/image-type';

/** Rules for pictures of one kind, and the endpoint's error for one that can't be fetched. */
export interface PictureRules {
  /** In the document's order: messages list them. */
  readonly accepted: readonly ImageType[];
  readonly maxBytes: number;
  readonly maxPixels: number;
  /** Pixels of the shorter side. */
  readonly minShorterSide: number;
  /** A picture that fills its place: nothing of it may be cut out. */
  readonly isPhoto?: true;
  /** For an unknown or silent host, an answer without a picture, too many redirects, a deleted asset. */
  readonly unreachable: Extract<ErrorCode, 'INVALID_IMAGE_URL' | 'IMAGE_INACCESSIBLE'>;
}

/** One picture that a request names. */
export interface PictureField<Role extends string = string> {
  /** Its purpose, which becomes part of the stored object's name. */
  readonly role: Role;
  /** Dotted path in the request, for messages. */
  readonly path: string;
  readonly url: string;
  readonly rules: PictureRules;
  /** Checks what this field asks of a picture beyond the rules. @throws ApiError */
  readonly examine?: (bytes: Buffer, path: string) => Promise<void>;
}
