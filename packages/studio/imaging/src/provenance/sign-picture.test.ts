import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { z } from 'zod';
import { makeCertificate, openSigner } from './sign-picture.js';
import { type DigitalSourceType, withProvenance } from './with-provenance.js';

/** What the reader of c2pa-rs says, which shares no code with what signs. */
const reportSchema = z.object({
  active_manifest: z.string(),
  manifests: z.record(z.string(), z.object({ assertions: z.array(z.unknown()) })),
  validation_results: z.object({
    activeManifest: z.object({
      success: z.array(z.object({ code: z.string() })),
      failure: z.array(z.object({ code: z.string() })),
    }),
  }),
});

async function readBack(picture: Buffer, format: 'jpeg' | 'png') {
  const reader = await WasmReader.fromBytes(`image/${format}`, picture);
  const report = reportSchema.parse(JSON.parse(reader.json()));
  const { success, failure } = report.validation_results.activeManifest;
  const codes = (all: readonly { readonly code: string }[]) => all.map(({ code }) => code);
  return {
    assertions: report.manifests[report.active_manifest]?.assertions,
    success: codes(success),
    failure: codes(failure),
  };
}

const wasm = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
initSync({ module: await readFile(wasm) });
const certificate = await makeCertificate();
const signer = openSigner(certificate.certificates, certificate.key);

const drawn = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#3a7' } })
    .toFormat(format)
    .toBuffer();
const rawOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe.each(['jpeg', 'png'] as const)('a signed %s', (format) => {
  it.each<DigitalSourceType>([
    'trainedAlgorithmicMedia',
    'compositeWithTrainedAlgorithmicMedia',
    'compositeSynthetic',
    'algorithmicMedia',
    'composite',
  ])('says %s to another reader, which finds the signature right', async (type) => {
    const before = await drawn(format);
    const after = await withProvenance(before, type, signer);
    const { assertions, success, failure } = await readBack(after, format);
    expect(success).toEqual(
      expect.arrayContaining([
        'claimSignature.insideValidity',
        'claimSignature.validated',
        'assertion.dataHash.match',
      ]),
    );
    // Nobody vouches for a certificate that was made for trying.
    expect(failure).toEqual(['signingCredential.untrusted']);
    expect(JSON.stringify(assertions)).toContain(
      `"digitalSourceType":"http://cv.iptc.org/newscodes/digitalsourcetype/${type}"`,
    );
    expect((await sharp(after).metadata()).xmpAsString).toContain(`digitalsourcetype/${type}<`);
    expect(await rawOf(after)).toEqual(await rawOf(before));
  });

  it('is no more what was signed when a byte of it changes', async () => {
    const after = await withProvenance(await drawn(format), 'composite', signer);
    const at = after.length - 30;
    after.writeUInt8(after.readUInt8(at) ^ 1, at);
    expect((await readBack(after, format)).failure).toContain('assertion.dataHash.mismatch');
  });
});

describe('a signer', () => {
  it('is not opened without a certificate, by the key of another, or by one that C2PA does not allow', () => {
    const pem = { type: 'pkcs8', format: 'pem' } as const;
    const other = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export(pem);
    const odd = generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey.export(pem);
    expect(() => openSigner(certificate.certificates, `${other}`)).toThrow(/not that of the first/);
    expect(() => openSigner(certificate.certificates, `${odd}`)).toThrow(/P-256, P-384/);
    expect(() => openSigner('', certificate.key)).toThrow(/no certificate/);
    expect(() => openSigner(certificate.certificates, 'none')).toThrow();
  });
});
