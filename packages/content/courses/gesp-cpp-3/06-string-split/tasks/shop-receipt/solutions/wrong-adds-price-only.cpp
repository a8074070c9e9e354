// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s, word, best;
    long long total = 0, most = 0;
    cin >> s;
    s += ",";
    for (int i = 0; i < (int)s.size(); i++) {
        if (s[i] != ',') {
            word += s[i];
        } else {
            int a = word.find('*'), b = word.find('@');
            long long number = stoll(word.substr(a + 1, b - a - 1));
            long long price = stoll(word.substr(b + 1));
            total += price;
            if (number * price > most) {
                most = number * price;
                best = word.substr(0, a);
            }
            word = "";
        }
    }
    cout << total << " " << best << endl;
    return 0;
}
