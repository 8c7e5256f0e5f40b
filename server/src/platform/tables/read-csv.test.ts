import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

async function toRows(text: string): Promise<[number, ...string[]][]> {
  const rows: [number, ...string[]][] = []
  for await (const { row, cells } of readCsv(text)) rows.push([row, ...cells])
  return rows
}

test('a row keeps its number in the file after blank lines', async () => {
  for (const line of ['\n', '\r\n'])
    expect(await toRows(['name,price', '', '', 'book,5', '', `"a${line}b",6`, ''].join(line))).toEqual([
      [1, 'name', 'price'],
      [4, 'book', '5'],
      [6, `a${line}b`, '6'],
    ])
  // Excel's own first line is a row of the file too
  expect(await toRows('sep=;\nname;price\n\nbook;5')).toEqual([
    [2, 'name', 'price'],
    [4, 'book', '5'],
  ])
})

test('an open quotation mark is reported with its row, blank lines counted', async () => {
  await expect(toRows('name,price\n\n\nbook,5\n\n"open,6\n')).rejects.toMatchObject({ params: { row: 6 } })
})
