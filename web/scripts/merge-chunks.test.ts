import { expect, test } from 'vitest'
import { type Chunk, type LoadingPage, mergeChunks } from './merge-chunks.ts'

const chunk = (size: number, pages: number[], imports: number[] = [], mergeable = true): Chunk => ({
  size,
  styles: 0,
  pages: new Set(pages),
  imports,
  mergeable,
})
const merged = (chunks: Chunk[], pages = 3) =>
  mergeChunks(chunks, [...Array<LoadingPage>(pages).fill({ weight: 1 }), { weight: 1, plain: true }])
    .map((together) => together.toSorted())
    .toSorted((a, b) => Number(a[0]) - Number(b[0]))

test('merges chunks that the same pages load', () => {
  expect(merged([chunk(90_000, [0, 1]), chunk(500, [0, 1]), chunk(90_000, [2])])).toEqual([[0, 1], [2]])
})

test('adds few unused bytes to a page', () => {
  expect(merged([chunk(100_000, [0]), chunk(100_000, [0, 1, 2])])).toEqual([[0], [1]])
})

test('counts the imports of a chunk too', () => {
  // page 1 would load the large chunk 2, which chunk 1 imports
  expect(merged([chunk(300, [0, 1]), chunk(300, [0], [2]), chunk(300_000, [0])])).not.toContainEqual([0, 1])
})

test('does not make one page load a library to save a file for many others', () => {
  // pages 0 to 19 would spare a file, page 20 would load the library that chunk 1 imports
  const many = Array.from({ length: 20 }, (_, page) => page)
  const chunks = (library: number) => [chunk(300, [...many, 20]), chunk(300, many, [2]), chunk(library, many, [], false)]
  expect(merged(chunks(10_000), 21)).toEqual([[0, 1], [2]])
  expect(merged(chunks(200_000), 21)).toEqual([[0], [1], [2]])
})

test('merged chunks never import each other', () => {
  // 0 imports 1, which imports 2: 0 and 2 in one file would import 1, and be imported by it
  expect(merged([chunk(500, [0], [1]), chunk(500, [0], [2], false), chunk(500, [0])])).toEqual([[0], [1], [2]])
})

test('a page keeps its own file', () => {
  expect(merged([chunk(500, [0], [1], false), chunk(500, [0])])).toEqual([[0], [1]])
})

test('a plain page weighs the styles of its chunks, and none of their scripts', () => {
  // page 3 is plain
  const withStyles = (styles: number, pages: number[]): Chunk => ({ ...chunk(500, pages), styles })
  expect(merged([chunk(500, [0]), chunk(90_000, [0, 3])])).toEqual([[0, 1]])
  expect(merged([withStyles(90_000, [0]), withStyles(500, [0, 3])])).toEqual([[0], [1]])
  expect(merged([withStyles(500, [3]), withStyles(500, [0, 3])])).toEqual([[0, 1]])
})
