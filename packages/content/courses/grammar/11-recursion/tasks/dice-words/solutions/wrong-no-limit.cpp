// fails: 01 WA, 02 WA, 03 WA, 06 WA, 07 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <string>
using namespace std;

int n, k, p, total;
string word, answer;

void fill(int pos, int used) {
    if (pos == n) {
        total++;
        if (total == p) answer = word;
        return;
    }
    for (char c = 'A'; c <= 'C'; c++) {
        if (pos > 0 && word[pos - 1] == c) continue;

        word[pos] = c;
        fill(pos + 1, c == 'C' ? used + 1 : used);
    }
}

int main() {
    cin >> n >> k >> p;
    total = 0;
    answer = "none";
    word = "";
    for (int i = 0; i < n; i++) word += 'A';
    fill(0, 0);
    cout << total << " " << answer << endl;
    return 0;
}
