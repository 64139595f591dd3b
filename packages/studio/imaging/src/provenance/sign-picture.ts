import {
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomUUID,
  sign,
  webcrypto,
} from 'node:crypto';
import * as x509 from '@peculiar/x509';
import { JPEG, PNG } from '@trustnxt/c2pa-ts/asset';
import { CoseAlgorithmIdentifier, type Signer } from '@trustnxt/c2pa-ts/cose';
import * as c2pa from '@trustnxt/c2pa-ts/manifest';
import { type PictureSigner, sourceTypeUrl } from './with-provenance.js';

const HASH = 'SHA-256';
/** Kinds of keys that C2PA allows, by the names that Node gives them, and how they sign. */
const curves: Readonly<Record<string, readonly [CoseAlgorithmIdentifier, string]>> = {
  prime256v1: [CoseAlgorithmIdentifier.ES256, 'sha256'],
  secp384r1: [CoseAlgorithmIdentifier.ES384, 'sha384'],
  secp521r1: [CoseAlgorithmIdentifier.ES512, 'sha512'],
};

function algorithmOf(key: KeyObject): readonly [CoseAlgorithmIdentifier, string | null] {
  if (key.asymmetricKeyType === 'ed25519') return [CoseAlgorithmIdentifier.Ed25519, null];
  const curve = curves[key.asymmetricKeyDetails?.namedCurve ?? ''];
  if (curve === undefined) throw new TypeError('the key is on P-256, P-384, P-521 or Ed25519');
  return curve;
}

/**
 * Signs by a certificate that claim signatures may be made with, its chain behind it, and its key: PEM.
 *
 * @throws Error for anything else, and for a key of another certificate
 */
export function openSigner(certificates: string, privateKey: string): PictureSigner {
  const key = createPrivateKey(privateKey);
  const [algorithm, digest] = algorithmOf(key);
  const pems = certificates.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu);
  const [certificate, ...chainCertificates] = (pems ?? []).map(
    (pem) => new x509.X509Certificate(pem),
  );
  if (certificate === undefined) throw new TypeError('there is no certificate in the file');
  const own = createPublicKey(key).export({ type: 'spki', format: 'der' });
  if (!own.equals(Buffer.from(certificate.publicKey.rawData))) {
    throw new TypeError('the key is not that of the first certificate');
  }
  const signer: Signer = {
    ...{ algorithm, certificate, chainCertificates },
    // The library's own signer writes DER, which COSE does not read.
    sign: async (payload) => sign(digest, payload, { key, dsaEncoding: 'ieee-p1363' }),
  };
  return async (picture, type) => {
    const asset = new (JPEG.canRead(picture) ? JPEG : PNG)(picture);
    const store = new c2pa.ManifestStore();
    const manifest = store.createManifest({
      claimVersion: c2pa.ClaimVersion.V2,
      assetFormat: asset.mimeType,
      instanceID: `xmp:iid:${randomUUID()}`,
      defaultHashAlgorithm: HASH,
      signer,
    });
    if (manifest.claim) manifest.claim.claimGeneratorName = 'Groundwork';
    const made = new c2pa.ActionAssertion();
    made.label = c2pa.AssertionLabels.actionsV2;
    made.actions.push({
      action: c2pa.ActionType.C2paCreated,
      // The library has no name for `composite`.
      digitalSourceType: sourceTypeUrl(type) as c2pa.DigitalSourceType,
      softwareAgent: { name: 'Groundwork' },
    });
    manifest.addAssertion(made);
    const hash = c2pa.DataHashAssertion.create(HASH);
    manifest.addAssertion(hash);
    await asset.ensureManifestSpace(store.measureSize());
    await hash.updateWithAsset(asset);
    await manifest.sign(signer);
    await asset.writeManifestJUMBF(store.getBytes());
    return Buffer.from(await asset.getDataRange());
  };
}

/** Of the keys of trial certificates, which last so many days. */
const trialAlgorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAYS = 365;

/**
 * A certificate that C2PA manifests can be signed with, its own authority behind it, and its key: PEM. Readers call it
 * untrusted, since nobody vouches for it.
 */
export async function makeCertificate(): Promise<{ certificates: string; key: string }> {
  const { subtle } = webcrypto;
  const pair = () => subtle.generateKey(trialAlgorithm, true, ['sign', 'verify']);
  const [authority, own] = await Promise.all([pair(), pair()]);
  const notBefore = new Date();
  const notAfter = new Date(notBefore.getTime() + DAYS * 86_400_000);
  const shared = { notBefore, notAfter, signingAlgorithm: trialAlgorithm };
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    ...shared,
    name: 'CN=Groundwork trial authority, O=Groundwork trial',
    keys: authority,
    extensions: [
      new x509.BasicConstraintsExtension(true, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(authority.publicKey),
    ],
  });
  const leaf = await x509.X509CertificateGenerator.create({
    ...shared,
    subject: 'CN=Groundwork trial, O=Groundwork trial',
    issuer: root.subject,
    publicKey: own.publicKey,
    signingKey: authority.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.emailProtection]),
      await x509.AuthorityKeyIdentifierExtension.create(authority.publicKey),
      await x509.SubjectKeyIdentifierExtension.create(own.publicKey),
    ],
  });
  const pkcs8 = Buffer.from(await subtle.exportKey('pkcs8', own.privateKey)).toString('base64');
  return {
    certificates: `${leaf.toString('pem')}\n${root.toString('pem')}\n`,
    key: `-----BEGIN PRIVATE KEY-----\n${pkcs8.replace(/.{64}/gu, '$&\n').trim()}\n-----END PRIVATE KEY-----\n`,
  };
}
