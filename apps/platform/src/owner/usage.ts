export const USAGE = `Usage: npm run owner -- <command>

  orders list [--status <status>] [--limit <number>]     the newest orders
  orders show <order number>                             one order with its history
  orders set-status <order number> <status> [note]       processing (paid), complete (sent) or canceled
  orders refund-note <order number> <euros> <text>       note money that was given back
  orders export [--from <day>] [--to <day>]              all orders as CSV, days as 2026-12-31

  mosaic <order number> [--to <folder>]                  save booklet, lists of parts and picture of its mosaics

  reviews list                                           reviews that wait to be read
  reviews approve <id>                                   show a review in the shop
  reviews refuse <id>                                    never show it

It works on the shop of DATA_DIR or DATABASE_URL, also while that runs.
`;
