/** What a device unpacks by itself. */
import { expect, test } from 'vitest';
import { filesOf } from '../src/device/unpacking';

/** The header of a file in an archive, and the file. */
function entry(name: string, content: string, method = 0): number[] {
  const header = new DataView(new ArrayBuffer(30));
  header.setUint32(0, 0x04034b50, true);
  header.setUint16(8, method, true);
  header.setUint32(18, content.length, true);
  header.setUint16(26, name.length, true);
  return [...new Uint8Array(header.buffer), ...new TextEncoder().encode(name + content)];
}
const END = [0x50, 0x4b, 1, 2, ...new Uint8Array(42)]; // the list of all files, which nobody reads
const archive = (...bytes: number[]): ArrayBuffer => Uint8Array.from([...bytes, ...END]).buffer;

test('every file of an archive in order, also an empty one', () => {
  const packed = archive(...entry('sylvarium/__init__.py', ''), ...entry('numpy.py', 'int64 = int'));
  const found = [...filesOf(packed)].map(({ name, content }) => [name, new TextDecoder().decode(content)]);
  expect(found).toEqual([
    ['sylvarium/__init__.py', ''],
    ['numpy.py', 'int64 = int'],
  ]);
});

test('one that is compressed is not taken for what it contains', () => {
  expect(() => [...filesOf(archive(...entry('a.py', 'x', 8)))]).toThrow('compressed');
});
