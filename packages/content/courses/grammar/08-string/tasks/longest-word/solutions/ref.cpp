#include <iostream>
#include <string>
using namespace std;

int main() {
    string w, best, vowels = "aeiou";
    int count = 0;
    while (cin >> w) {
        if (w.size() > best.size() || (w.size() == best.size() && w < best)) best = w;
        if (vowels.find(w[0]) != string::npos) count++;
    }
    cout << best << " " << count << endl;
    return 0;
}
