// The theme: as the system has it, until the button says otherwise.
const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => (root.dataset.theme = dark.matches ? 'dark' : 'light');
follow();
dark.addEventListener('change', follow);
document.querySelector('.theme').addEventListener('click', () => {
  root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
});

// Tables sort by the column whose heading is pressed; the largest come first.
const collator = new Intl.Collator(root.lang, { numeric: true });

function compare(one, other) {
  const [a, b] = [Number(one), Number(other)];
  return Number.isNaN(a) || Number.isNaN(b) ? collator.compare(one, other) : b - a;
}

for (const table of document.querySelectorAll('table')) {
  const headings = [...table.tHead.rows[0].cells];
  const body = table.tBodies[0];
  headings.forEach((heading, column) => {
    heading.querySelector('button').addEventListener('click', () => {
      const value = (row) => row.cells[column].dataset.value;
      const words = [...body.rows].some((row) => Number.isNaN(Number(value(row))));
      const first = words ? 'ascending' : 'descending';
      const second = words ? 'descending' : 'ascending';
      const order = heading.ariaSort === first ? second : first;
      const rows = [...body.rows].sort((one, other) => compare(value(one), value(other)));
      if (order === second) rows.reverse();
      body.append(...rows);
      for (const other of headings) other.removeAttribute('aria-sort');
      heading.ariaSort = order;
    });
  });
}

// The plots, drawn anew by Vega itself when the window changes its width.
const read = (id) => JSON.parse(document.getElementById(id).textContent);
const plots = read('plots');
const settings = { ...read('settings'), actions: false, renderer: 'svg' };
const places = [...document.querySelectorAll('[data-plot]')];
await Promise.all(places.map((place) => vegaEmbed(place, plots[place.dataset.plot], settings)));
root.dataset.drawn = 'true';
