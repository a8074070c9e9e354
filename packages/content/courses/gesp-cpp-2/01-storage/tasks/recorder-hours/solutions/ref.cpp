#include <iostream>
using namespace std;

int main() {
    long long m, k;
    cin >> m >> k;
    long long kb = m * 1024;
    long long t = kb / k;
    cout << t / 60 << " " << t % 60 << " " << kb % k << endl;
    return 0;
}
