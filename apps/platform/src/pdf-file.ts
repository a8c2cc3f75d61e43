/** All that is written to a document until it ends. Ask for it first: a document that nobody reads comes to a halt. */
export async function fileOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
