/**
 * What was written, without what the editor adds for itself: it puts every line of a list item or a table cell into a `div` and a
 * line break at the end of some blocks. Lines of their own are paragraphs.
 */
export function writtenHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const line of body.querySelectorAll('div')) {
    if (line.parentElement === body) {
      const paragraph = document.createElement('p');
      paragraph.append(...line.childNodes);
      line.replaceWith(paragraph);
    } else {
      if (line.nextSibling) line.after(document.createElement('br'));
      line.replaceWith(...line.childNodes);
    }
  }
  for (const end of body.querySelectorAll('br:last-child')) if (!end.nextSibling && end.previousSibling) end.remove();
  return body.innerHTML;
}
