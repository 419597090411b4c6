import type { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import { storageMaxMs } from './deadline.ts';
import type { FileSource, FilesConfig, OpenFile, PartOf } from './files.ts';

const connectMaxMs = 5_000;

/** A bucket of any S3-compatible storage. Its objects are private: people reach them only through the server. */
export function openBucket(config: FilesConfig, bucket: string): FileSource & { driver: S3Driver } {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  const client = new S3Client({
    region: config.S3_REGION,
    maxAttempts: 2,
    // A cancelled request (deadline.ts) ends on its own, so that it holds no connection forever.
    requestHandler: {
      connectionTimeout: connectMaxMs,
      requestTimeout: storageMaxMs,
      throwOnRequestTimeout: true,
      socketTimeout: storageMaxMs,
    },
    // Storages other than Amazon's don't support its newer checksums, and have no host for each bucket.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
  return {
    driver: new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }),
    filesIn: (folder) => filesIn(client, bucket, folder),
    open: (key, part) => openObject(client, { Bucket: bucket, Key: key }, part),
  };
}

/** For a range the length is requested first, so that the storage sends only the range. */
async function openObject(
  client: S3Client,
  object: { Bucket: string; Key: string },
  part?: PartOf,
): Promise<OpenFile> {
  const wholeLength = part
    ? (await client.send(new HeadObjectCommand(object))).ContentLength
    : undefined;
  const range = wholeLength === undefined ? null : (part?.(wholeLength) ?? null);
  const { Body: body, ContentLength: sent = 0 } = await client.send(
    new GetObjectCommand(
      range ? { ...object, Range: `bytes=${range.first}-${range.last}` } : object,
    ),
  );
  if (!body) throw new Error('a stored object has a body');
  return { stream: body as Readable, length: wholeLength ?? sent };
}

/** A thousand at a time, with their dates: the driver would request the date of each. */
async function* filesIn(client: S3Client, bucket: string, folder: string) {
  let marker: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/`, ContinuationToken: marker }),
    );
    for (const { Key: key, LastModified: writtenAt } of page.Contents ?? [])
      if (key && writtenAt) yield { key, writtenAt };
    marker = page.NextContinuationToken;
  } while (marker);
}
