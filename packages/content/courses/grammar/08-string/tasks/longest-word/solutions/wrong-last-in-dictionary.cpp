// fails: 01 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string w, best, vowels = "aeiou";
    int count = 0;
    while (cin >> w) {
        if (w.size() > best.size() || (w.size() == best.size() && w > best)) best = w;
        if (vowels.find(w[0]) != string::npos) count++;
    }
    cout << best << " " << count << endl;
    return 0;
}
